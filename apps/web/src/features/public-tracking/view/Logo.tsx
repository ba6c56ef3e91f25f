import { LogoFrame } from '#ui/picture/LogoFrame.tsx'
import { useLogo } from '../public-tracking.api.ts'

/** TRACK-20: of the company that ships. */
export function Logo({ fileId }: { fileId: string | null }) {
  const { data } = useLogo(fileId)
  return <LogoFrame picture={data} size="small" />
}
