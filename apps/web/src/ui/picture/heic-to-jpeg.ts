/** Whether a file is a picture of a phone that no browser but its own shows; some systems give such files no type. */
export const isHeicFile = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

/** The same picture as every browser shows it. What reads it is large and comes with the first such picture. */
export async function heicToJpeg(picture: Blob): Promise<Blob> {
  // This entry reads pictures without making code at run time, which the security policy forbids.
  const { heicTo } = await import('heic-to/csp')
  return heicTo({ blob: picture, type: 'image/jpeg', quality: 0.9 })
}
