/** How a file is shown. */
export type ViewKind = 'pdf' | 'tiff' | 'picture' | 'heic'

const kinds: Readonly<Record<string, ViewKind>> = {
  '.pdf': 'pdf',
  '.png': 'picture',
  '.jpeg': 'picture',
  '.jpg': 'picture',
  '.webp': 'picture',
  '.gif': 'picture',
  '.tif': 'tiff',
  '.tiff': 'tiff',
  '.heic': 'heic',
  '.heif': 'heic',
}

/** The endings that files for upload may have. */
export const documentEndings: readonly string[] = Object.keys(kinds)

/** DOC-27: by the ending, in any case; null where it says nothing. */
export const viewKindOf = (extension: string | null): ViewKind | null => kinds[extension?.toLowerCase() ?? ''] ?? null

const endings: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/tiff': '.tiff',
  'image/webp': '.webp',
  'image/gif': '.gif',
  'image/heic': '.heic',
}

/** The ending of a file by what it holds; its name keeps what people gave it. */
export const extensionOf = (contentType: string): string | null => endings[contentType] ?? null

/** How near and how far a page may be looked at. */
export const zoomLimits = { least: 0.1, most: 5 } as const

export const limitedZoom = (zoom: number): number => Math.min(zoomLimits.most, Math.max(zoomLimits.least, zoom))

/** One step nearer or farther, so that a few of them lead from a page to a word. */
export const zoomStep = (zoom: number, direction: 1 | -1): number => {
  const stepped = limitedZoom(zoom * (direction > 0 ? 1.25 : 0.8))
  return Math.round(stepped * 1000) / 1000
}

/** Degrees clockwise. */
export const turned = (degrees: number, direction: 1 | -1): number => (degrees + direction * 90 + 360) % 360

/** A size as people read it: "184 KB", "2.4 MB". */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
