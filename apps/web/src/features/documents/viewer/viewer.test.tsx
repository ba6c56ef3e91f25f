import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import type { PageSource } from './pages/page-source.ts'
import { useView } from './use-view.ts'
import { ViewedPages } from './ViewedPages.tsx'

const source = (facts: Partial<PageSource> = {}): PageSource => ({
  count: 3,
  sizeOf: () => ({ width: 600, height: 800 }),
  draw: async () => document.createElement('canvas'),
  close: () => {},
  ...facts,
})

type Given = { shown?: PageSource | null; error?: string | null; onRetry?: () => void }

function Viewer({ shown = null, error = null, onRetry = () => {} }: Given) {
  const view = useView(shown)
  const [hasStrip, setStrip] = useState(true)
  return (
    <ViewedPages
      source={shown}
      error={error}
      view={view}
      hasStrip={hasStrip}
      onStrip={() => setStrip(!hasStrip)}
      onRetry={onRetry}
    />
  )
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(button(name))
const page = (number: number) => document.querySelector<HTMLElement>(`[data-page="${number}"]`) as HTMLElement
const sizeOf = (number: number) => {
  const { width, height } = (page(number).firstElementChild as HTMLElement).style
  return [width, height]
}

/** Size of the viewer area, in pixels. */
const room = { width: 332, height: 232 }

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(room.width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(room.height)
})

describe('the pages of a document', () => {
  it('wait for the file, and say why it does not come', async () => {
    const onRetry = vi.fn()
    const { rerender } = renderUi(<Viewer />)
    expect(screen.getByRole('status', { name: 'Loading the file' })).toBeVisible()
    rerender(<Viewer error="Image not found." onRetry={onRetry} />)
    expect(screen.getByText('Image not found.')).toBeVisible()
    await press('Try again')
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('fit the width at first, and the whole page when asked, also lying on the side', async () => {
    renderUi(<Viewer shown={source()} />)
    expect(button('Zoom 50%')).toBeVisible()
    expect(sizeOf(1)).toEqual(['300px', '400px'])
    await press('Fit page')
    expect(button('Zoom 25%')).toBeVisible()
    await press('Rotate right')
    expect(button('Zoom 33%')).toBeVisible()
    await press('Fit width')
    expect(button('Zoom 38%')).toBeVisible()
    expect(sizeOf(1)).toEqual(['300px', '225px'])
  })

  it('fit by the largest of them', () => {
    const sizes = [
      { width: 300, height: 400 },
      { width: 600, height: 500 },
      { width: 100, height: 100 },
    ]
    renderUi(<Viewer shown={source({ sizeOf: (number) => sizes[number - 1] ?? { width: 1, height: 1 } })} />)
    expect(button('Zoom 50%')).toBeVisible()
    expect(sizeOf(3)).toEqual(['50px', '50px'])
  })

  it('are as large as they are where nothing is laid out yet', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(0)
    renderUi(<Viewer shown={source()} />)
    expect(button('Zoom 100%')).toBeVisible()
  })

  it('are zoomed by steps and by choice, as far as the limits', async () => {
    renderUi(<Viewer shown={source()} />)
    await press('Zoom in')
    expect(button('Zoom 63%')).toBeVisible()
    await press('Zoom out')
    expect(button('Zoom 50%')).toBeVisible()
    await press('Zoom 50%')
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      '25%',
      '50%',
      '75%',
      '100%',
      '150%',
      '200%',
      '300%',
      '500%',
    ])
    await userEvent.click(screen.getByRole('menuitem', { name: '500%' }))
    expect(button('Zoom 500%')).toBeVisible()
    expect(button('Zoom in')).toBeDisabled()
    expect(button('Zoom out')).toBeEnabled()
  })

  it('are turned to both sides', async () => {
    renderUi(<Viewer shown={source()} />)
    expect(screen.getByText('0°')).toBeVisible()
    await press('Rotate left')
    expect(screen.getByText('270°')).toBeVisible()
    await press('Rotate right')
    await press('Rotate right')
    expect(screen.getByText('90°')).toBeVisible()
    expect(page(1).innerHTML).toContain('rotate(90deg)')
  })

  it('are gone through by buttons and small pictures, which can be hidden', async () => {
    const went = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      reached.push((this as HTMLElement).dataset.page)
    })
    const reached: (string | undefined)[] = []
    renderUi(<Viewer shown={source()} />)
    expect(screen.getByRole('toolbar', { name: 'View' })).toHaveTextContent('1 / 3')
    expect(button('Previous page')).toBeDisabled()
    await press('Next page')
    await press('Page 3')
    expect(reached).toEqual(['2', '3'])
    expect(went).toHaveBeenCalledWith({ block: 'start' })
    expect(button('Page 1')).toHaveAttribute('aria-current', 'true')
    await press('Page thumbnails')
    expect(screen.queryByRole('list', { name: 'Pages' })).toBeNull()
    expect(button('Page thumbnails')).toHaveAttribute('aria-pressed', 'false')
  })

  it('know which of them is looked at', async () => {
    renderUi(<Viewer shown={source()} />)
    const tops = [-900, -400, 100]
    for (const [index, top] of tops.entries())
      vi.spyOn(page(index + 1), 'getBoundingClientRect').mockReturnValue({ top } as DOMRect)
    fireEvent.scroll(screen.getByRole('region', { name: 'Document' }))
    expect(screen.getByRole('toolbar', { name: 'View' })).toHaveTextContent('3 / 3')
    expect(button('Next page')).toBeDisabled()
    vi.mocked(page(3).getBoundingClientRect).mockReturnValue({ top: 117 } as DOMRect)
    fireEvent.scroll(screen.getByRole('region', { name: 'Document' }))
    expect(screen.getByRole('toolbar', { name: 'View' })).toHaveTextContent('2 / 3')
    expect(
      within(screen.getByRole('list', { name: 'Pages' })).getByRole('button', { current: true }),
    ).toHaveTextContent('2')
  })

  it('are drawn fine enough to be read, and finer from near', async () => {
    const draw = vi.fn(async () => document.createElement('canvas'))
    renderUi(<Viewer shown={source({ count: 1, draw })} />)
    expect(draw).toHaveBeenCalledWith(1, 1.6)
    await press('Zoom 50%')
    await userEvent.click(screen.getByRole('menuitem', { name: '300%' }))
    expect(draw).toHaveBeenLastCalledWith(1, 3)
  })

  it('are zoomed out as far as the limit', async () => {
    renderUi(<Viewer shown={source()} />)
    await press('Zoom 50%')
    await userEvent.click(screen.getByRole('menuitem', { name: '25%' }))
    for (let step = 0; step < 5; step += 1) await press('Zoom out')
    expect(button('Zoom 10%')).toBeVisible()
    expect(button('Zoom out')).toBeDisabled()
    expect(button('Zoom in')).toBeEnabled()
  })

  it('fit anew when the room changes, unless somebody chose how near', async () => {
    const listeners: (() => void)[] = []
    const changeRoom = () =>
      act(() => {
        for (const listener of listeners) listener()
      })
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(listener: () => void) {
          this.observe = () => listeners.push(listener)
        }
        observe: (place: Element) => void
        unobserve() {}
        disconnect() {
          listeners.length = 0
        }
      },
    )
    renderUi(<Viewer shown={source()} />)
    expect(button('Zoom 50%')).toBeVisible()
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(632)
    changeRoom()
    expect(button('Zoom 100%')).toBeVisible()
    await press('Zoom in')
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(332)
    changeRoom()
    expect(button('Zoom 125%')).toBeVisible()
  })

  it('stand small beside them in one width, however they are turned', async () => {
    const draw = vi.fn(async () => document.createElement('canvas'))
    renderUi(<Viewer shown={source({ count: 1, draw })} />)
    const small = () => {
      const { width, height } = (button('Page 1').querySelector('span > div') as HTMLElement).style
      return [Number.parseFloat(width), Math.round(Number.parseFloat(height))]
    }
    expect(small()).toEqual([125, 167])
    await press('Rotate right')
    expect(small()).toEqual([125, 94])
    await press('Rotate right')
    expect(small()).toEqual([125, 167])
  })

  it('are drawn only while they are near', async () => {
    const seen = new Map<Element, (entries: { isIntersecting: boolean }[]) => void>()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly hear: (entries: { isIntersecting: boolean }[]) => void
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          this.hear = callback
        }
        observe(place: Element) {
          seen.set(place, this.hear)
        }
        disconnect() {}
      },
    )
    const answers: ((canvas: HTMLCanvasElement) => void)[] = []
    const draw = vi.fn(() => new Promise<HTMLCanvasElement>((done) => answers.push(done)))
    renderUi(<Viewer shown={source({ count: 2, draw })} />)
    await press('Page thumbnails')
    const come = (number: number, isIntersecting: boolean) =>
      act(() => seen.get(page(number).firstElementChild as Element)?.([{ isIntersecting }]))
    const canvases = () => [1, 2].map((number) => page(number).querySelectorAll('canvas').length)
    expect(draw).not.toHaveBeenCalled()
    come(1, true)
    expect(draw.mock.calls).toEqual([[1, 1.6]])
    await act(async () => answers[0]?.(document.createElement('canvas')))
    expect(canvases()).toEqual([1, 0])
    come(1, false)
    expect(canvases()).toEqual([0, 0])
    come(2, true)
    come(2, false)
    await act(async () => answers[1]?.(document.createElement('canvas')))
    expect(canvases()).toEqual([0, 0])
  })
})
