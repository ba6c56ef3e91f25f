/**
 * True for HEIC pictures from phones, which most browsers cannot show. Some systems do not set a type for such files.
 */
export const isHeicFile = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

/** Converts the picture to JPEG. The decoder is large, so it is loaded only for the first such picture. */
export async function heicToJpeg(picture: Blob): Promise<Blob> {
  // This entry point decodes without generating code at run time, which the content security policy forbids.
  const { heicTo } = await import('heic-to/csp')
  return heicTo({ blob: picture, type: 'image/jpeg', quality: 0.9 })
}
