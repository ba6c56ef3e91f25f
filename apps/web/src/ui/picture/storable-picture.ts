import { heicToJpeg, isHeicFile } from './heic-to-jpeg.ts'

/** Image types that are stored unchanged. All other images are converted to one of them. */
const unchangedTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

export const isPicture = (file: File) => file.type.startsWith('image/') || isHeicFile(file)

/** Converts a picture to a format that every browser shows. It fails for a file that is not a picture. */
export async function storablePicture(file: File): Promise<File> {
  if (isHeicFile(file)) return renamed(await heicToJpeg(file), file, 'jpg')
  return unchangedTypes.includes(file.type) ? file : drawn(file)
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
