import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { PageSource } from './pages/page-source.ts'

/** 150 dots per inch. Pages are measured in 1/72 inch. */
const printScale = 150 / 72

/** Draws all pages for the printer and opens the print dialog of the browser. (DOC-34) */
export function usePrint(source: PageSource | null) {
  const [pages, setPages] = useState<string[] | null>(null)
  const [isDrawing, setDrawing] = useState(false)
  useEffect(() => {
    if (!pages) return
    const print = () => {
      window.print()
      setPages(null)
    }
    void drawnPictures().then(print)
    return () => {
      for (const page of pages) URL.revokeObjectURL(page)
    }
  }, [pages])
  const print = async () => {
    if (!source) return
    setDrawing(true)
    const made: string[] = []
    for (let page = 1; page <= source.count; page += 1) made.push(await pictureOf(await source.draw(page, printScale)))
    setDrawing(false)
    setPages(made)
  }
  return { print, isDrawing, sheet: pages && <Sheet pages={pages} /> }
}

const pictureOf = (canvas: HTMLCanvasElement): Promise<string> =>
  new Promise((done) =>
    canvas.toBlob((picture) => done(picture ? URL.createObjectURL(picture) : ''), 'image/jpeg', 0.92),
  )

/** An undecoded picture would print as an empty page. */
const drawnPictures = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLImageElement>('[data-printed] img')].map((one) =>
      one.decode().catch(() => undefined),
    ),
  )

const Sheet = ({ pages }: { pages: readonly string[] }) =>
  createPortal(
    <>
      <GlobalStyles
        styles={{
          '[data-printed]': { display: 'none' },
          '@media print': {
            'body > :not([data-printed])': { display: 'none !important' },
            '[data-printed]': { display: 'block' },
            '[data-printed] img': { display: 'block', width: '100%', breakAfter: 'page' },
            '@page': { margin: 0 },
          },
        }}
      />
      <div data-printed="">
        {pages.map((page) => (
          <img key={page} src={page} alt="" />
        ))}
      </div>
    </>,
    document.body,
  )
