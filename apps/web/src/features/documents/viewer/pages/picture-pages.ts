import { canvasOf, type PageSource } from './page-source.ts'

/** A photo is one page. The browser applies the rotation stored by the camera. */
export async function picturePages(picture: Blob): Promise<PageSource> {
  const bitmap = await createImageBitmap(picture)
  const shrink = Math.min(1, 1224 / bitmap.width)
  const size = { width: bitmap.width * shrink, height: bitmap.height * shrink }
  return {
    count: 1,
    sizeOf: () => size,
    draw: async (_page, scale) => {
      const most = Math.min(scale, 1 / shrink)
      const canvas = canvasOf({ width: size.width * most, height: size.height * most })
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
      return canvas
    },
    close: () => bitmap.close(),
  }
}
