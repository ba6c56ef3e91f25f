import { expect, it, onTestFinished, vi } from 'vitest'
import { downloadBase64, downloadCsv } from './download.ts'

/** Records what the browser was given: name and content of each file, and the object URLs that are not yet revoked. */
function watchDownloads() {
  onTestFinished(() => void vi.restoreAllMocks())
  const held = new Map<string, Blob>()
  const files: { name: string; content: Blob | undefined }[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = `blob:${held.size}`
    held.set(address, content as Blob)
    return address
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void held.delete(address))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: held.get(this.href) })
  })
  return { held, files }
}

it('hands over a CSV file under its name, and lets go of it', async () => {
  const { held, files } = watchDownloads()
  downloadCsv('lanes.csv', ['Code', 'Weight'], [['PUREE-6', 12]])
  expect(files.map(({ name }) => name)).toEqual(['lanes.csv'])
  expect(files[0]?.content?.type).toBe('text/csv;charset=utf-8')
  expect(await files[0]?.content?.text()).toContain('PUREE-6,12')
  expect(held.size).toBe(0)
})

it('hands over the bytes of a file that was answered in base64', async () => {
  const { held, files } = watchDownloads()
  downloadBase64({ fileName: 'quote.pdf', contentType: 'application/pdf', data: btoa('%PDF-1.7 é') })
  expect(files[0]).toMatchObject({ name: 'quote.pdf', content: { type: 'application/pdf' } })
  const bytes = new Uint8Array((await files[0]?.content?.arrayBuffer()) ?? new ArrayBuffer(0))
  expect(String.fromCharCode(...bytes)).toBe('%PDF-1.7 é')
  expect(held.size).toBe(0)
})
