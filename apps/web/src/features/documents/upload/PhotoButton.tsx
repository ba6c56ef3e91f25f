import { Camera } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { useNarrow } from '#ui/use-media.ts'

/** Takes a photo of a document with the phone camera. */
export function PhotoButton({ onTaken }: { onTaken: (photo: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  if (!useNarrow()) return null
  return (
    <>
      <Button icon={<Camera />} onClick={() => input.current?.click()}>
        Take a photo
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label="Take a photo"
        onChange={(event) => {
          const photo = event.target.files?.[0]
          if (photo) onTaken(photo)
          event.target.value = ''
        }}
      />
    </>
  )
}
