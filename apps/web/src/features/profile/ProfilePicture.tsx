import type { Profile } from '@lanewise/contract/profile'
import { styled } from '@mui/material/styles'
import { ImageUp, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { pictureTypes, usePictureChoice } from '#platform/form/picture/use-picture-choice.ts'
import { Picture } from '#platform/Picture.tsx'
import { Button } from '#ui/action/Button.tsx'
import { useRemovePicture, useSetPicture } from './profile.api.ts'

/** The user's picture or initials, with buttons to change and remove it. Changes are saved immediately. */
export function ProfilePicture({ profile }: { profile: Profile }) {
  const input = useRef<HTMLInputElement>(null)
  const { change, remove, isBusy } = usePicture()
  const name = `${profile.firstName} ${profile.lastName}`
  return (
    <Row>
      <Picture fileId={profile.profilePictureFileId} name={name} size={64} />
      <Names>
        <strong>{name}</strong>
        <span>PNG, JPEG or WebP, at most 2 MB</span>
      </Names>
      <Buttons>
        <Button size="small" icon={<ImageUp />} loading={isBusy} onClick={() => input.current?.click()}>
          Change picture
        </Button>
        {profile.profilePictureFileId && (
          <Button size="small" kind="ghost" icon={<Trash2 />} disabled={isBusy} onClick={() => void remove()}>
            Remove picture
          </Button>
        )}
      </Buttons>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Picture"
        accept={pictureTypes}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void change(file)
          target.value = ''
        }}
      />
    </Row>
  )
}

function usePicture() {
  const set = useSetPicture()
  const unset = useRemovePicture()
  const choice = usePictureChoice({
    name: 'Picture',
    set: (data) => set.mutateAsync({ body: { data } }),
    remove: () => unset.mutateAsync({}),
  })
  return { ...choice, isBusy: set.isPending || unset.isPending }
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px', padding: 16 })

const Names = styled('div')(({ theme }) => ({
  display: 'grid',
  flex: '1 1 200px',
  minWidth: 0,
  '& strong': { ...theme.typography.h1, overflowWrap: 'anywhere' },
  '& span': { ...theme.typography.body2, color: theme.vars.palette.text.tertiary },
}))

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
