import { getPicture } from '@lanewise/contract/profile'
import { fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createFakePortal, refused } from '#testing/fake-portal.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { CarrierLogo } from './CarrierLogo.tsx'

const logoFileId = '0198c0de-0000-7000-b000-000000000001'
const shown = () => document.querySelector('[data-logo]')?.getAttribute('data-logo')

describe('the logo of a carrier', () => {
  it('loads from the store of files by its id [UX-49]', async () => {
    const portal = createFakePortal()
    portal.on(getPicture, { contentType: 'image/png', data: 'aGk=' })
    await renderScreen(<CarrierLogo logoFileId={logoFileId} />, { portal })
    await waitFor(() => expect(shown()).toBe('own'))
    expect(portal.calls(getPicture)[0]?.params).toEqual({ fileId: logoFileId })
    expect(document.querySelector('img')?.src).toBe('data:image/png;base64,aGk=')
    fireEvent.error(document.querySelector('img') as HTMLImageElement)
    expect(shown()).toBe('generic')
  })

  it('gives way to a generic one when it cannot be loaded, or there is none [UX-50]', async () => {
    const portal = createFakePortal()
    portal.on(getPicture, refused(404, 'Gone'))
    await renderScreen(<CarrierLogo logoFileId={logoFileId} />, { portal })
    await waitFor(() => expect(portal.calls(getPicture)).toHaveLength(1))
    expect(shown()).toBe('generic')
    await renderScreen(<CarrierLogo logoFileId={null} />, { portal })
    expect(shown()).toBe('generic')
    expect(portal.calls(getPicture)).toHaveLength(1)
  })
})
