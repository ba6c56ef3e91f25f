import { LogoFrame } from '#ui/picture/LogoFrame.tsx'
import { useLogo } from '../public-tracking.api.ts'

/** Logo of the shipping company. (TRACK-20) */
export function Logo({ fileId }: { fileId: string | null }) {
  const { data } = useLogo(fileId)
  return <LogoFrame picture={data} size="small" />
}
