import { useLayoutEffect, useRef } from 'react'
import { shownNote } from './clean-html.ts'
import { usePictureSource } from './notes.api.ts'
import { RichText } from './RichText.ts'

/** Content of a note, sanitized again before it is shown. (NOTE-20) */
export function NoteContent({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null)
  const sourceOf = usePictureSource()
  useLayoutEffect(() => {
    place.current?.replaceChildren(shownNote(html))
    for (const image of place.current?.querySelectorAll<HTMLImageElement>('img[data-picture]') ?? [])
      void sourceOf(image.dataset.picture ?? '').then(
        (source) => {
          image.src = source
        },
        () => image.replaceWith('[picture cannot be shown]'),
      )
  }, [html, sourceOf])
  return <RichText ref={place} />
}
