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

export const documentEndings: readonly string[] = Object.keys(kinds)

/** View by file extension, ignoring case; null if the extension is unknown. (DOC-27) */
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

/** File extension for a content type. The name the user gave the file stays unchanged. */
export const extensionOf = (contentType: string): string | null => endings[contentType] ?? null

export const zoomLimits = { least: 0.1, most: 5 } as const

export const limitedZoom = (zoom: number): number => Math.min(zoomLimits.most, Math.max(zoomLimits.least, zoom))

/** One zoom step in or out, sized so that a few steps lead from a full page to a single word. */
export const zoomStep = (zoom: number, direction: 1 | -1): number => {
  const stepped = limitedZoom(zoom * (direction > 0 ? 1.25 : 0.8))
  return Math.round(stepped * 1000) / 1000
}

/** Rotation in degrees clockwise. */
export const turned = (degrees: number, direction: 1 | -1): number => (degrees + direction * 90 + 360) % 360

/** Readable file size, e.g. "184 KB", "2.4 MB". */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
