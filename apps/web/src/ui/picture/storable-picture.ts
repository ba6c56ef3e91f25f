import { heicToJpeg, isHeicFile } from './heic-to-jpeg.ts'

/** What is kept as it is; every other kind of picture is turned into one of them. */
const kept = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

export const isPicture = (file: File) => file.type.startsWith('image/') || isHeicFile(file)

/** A picture in a form that every browser shows; fails for a file that is none. */
export async function storablePicture(file: File): Promise<File> {
  if (isHeicFile(file)) return renamed(await heicToJpeg(file), file, 'jpg')
  return kept.includes(file.type) ? file : drawn(file)
}

async function drawn(file: File): Promise<File> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth || 600
    canvas.height = image.naturalHeight || 400
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    if (!blob) throw new Error('The picture cannot be drawn')
    return renamed(blob, file, 'png')
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

const renamed = (blob: Blob, { name }: File, extension: 'jpg' | 'png') =>
  new File([blob], name.replace(/\.[^.]*$/, `.${extension}`), {
    type: extension === 'jpg' ? 'image/jpeg' : 'image/png',
  })
