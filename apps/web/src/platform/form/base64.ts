/** The content of a file as a call takes it. */
export function base64Of(file: File): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => failed(reader.error)
    reader.readAsDataURL(file)
  })
}
