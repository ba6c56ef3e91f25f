/** A picture of a phone in the format that every browser shows; the code for it comes when one is met. */
export async function heicToJpeg(file: Blob): Promise<Blob> {
  const { heicTo } = await import('heic-to/csp')
  return heicTo({ blob: file, type: 'image/jpeg', quality: 0.9 })
}
