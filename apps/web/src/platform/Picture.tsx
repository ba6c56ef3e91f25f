import { getPicture } from '@lanewise/contract/profile'
import { Avatar } from '#ui/data/Avatar.tsx'
import { query, useOperationQuery } from './query/query.ts'

/** A person's picture from the image store, or initials. */
export function Picture({ fileId, name, size }: { fileId: string | null; name: string; size?: number }) {
  const { data } = useOperationQuery(query(getPicture, { params: { fileId: fileId ?? '' } }), {
    enabled: fileId !== null,
  })
  const src = fileId && data ? `data:${data.contentType};base64,${data.data}` : null
  return <Avatar name={name} src={src} {...(size && { size })} />
}
