/** Width and height at a zoom of 1, in pixels of the screen. */
export type PageSize = { width: number; height: number }

export type PageSource = {
  count: number
  /** Pages that have not been viewed are assumed to be as large as the first. */
  sizeOf: (page: number) => PageSize
  draw: (page: number, scale: number) => Promise<HTMLCanvasElement>
  close: () => void
}

/** Error shown in the viewer instead of a file, in the wording of the requirements. */
export class ViewError extends Error {}

export const viewerTexts = {
  unknownType: "Couldn't determine file type.",
  noImage: 'Image not found.',
  failed: 'An error occurred while loading the file.',
  locked: 'This PDF is protected by a password. Download it to open it.',
} as const

/** Canvas limited to a size that browsers support, in pixels. */
export function canvasOf({ width, height }: PageSize): HTMLCanvasElement {
  const most = 8192
  const shrink = Math.min(1, most / Math.max(width, height, 1))
  return Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(width * shrink)),
    height: Math.max(1, Math.round(height * shrink)),
  })
}
