import { CallError } from '@lanewise/client/call-error'
import { problemBody } from '@lanewise/contract/problem'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { renderUi } from '#testing/render.tsx'
import { RecordPage, type RecordResult } from './RecordPage.tsx'

const result = (facts: Partial<RecordResult<string>>): RecordResult<string> => ({
  data: undefined,
  error: null,
  status: facts.data ? 'success' : 'loading',
  isFetching: false,
  refetch: vi.fn(),
  ...facts,
})
const refusal = (status: number, message: string) => new CallError(status, problemBody(status, message))
const failing = (status: number, message: string) => ({ status: 'error', error: refusal(status, message) }) as const
const missing = failing(404, 'This lane does not exist or is not yours')
const there = result({ data: 'JOL-ATL-DRY' })
const deleted = result({ data: 'JOL-ATL-DRY', ...missing })

const page = (one: RecordResult<string>, id = '1') => (
  <MemoryRouter>
    <RecordPage id={id} result={one} kind="lane" title="Lane" list={{ label: 'All lanes', to: '/lanes?page=2' }}>
      {(name) => (
        <>
          <h1>{name}</h1>
          <input aria-label="Note" />
        </>
      )}
    </RecordPage>
  </MemoryRouter>
)

describe('the page of a record', () => {
  it('is headed by its kind until the record is there', () => {
    const { rerender } = renderUi(page(result({})))
    expect(screen.getByRole('heading', { level: 1, name: 'Lane' })).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(page(there))
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['JOL-ATL-DRY'])
  })

  it('says in the words of the server that there is none, and leads to the others', () => {
    renderUi(page(result(missing)))
    expect(screen.getByText('This lane does not exist or is not yours')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Lane' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'All lanes' })).toHaveAttribute('href', '/lanes?page=2')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('offers another try when it did not load', async () => {
    const failed = result(failing(503, 'Not available'))
    renderUi(page(failed))
    expect(screen.getByText('Not available')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(failed.refetch).toHaveBeenCalledOnce()
  })

  it('stays as it was when somebody else deletes the record, says so, and keeps what was typed', async () => {
    const { rerender } = renderUi(page(result({})))
    rerender(page(there))
    await userEvent.type(screen.getByLabelText('Note'), 'Dock 4 is closed')
    rerender(page(deleted))
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This lane was deletedSomebody else deleted it while you had it open. ' +
        'It can no longer be changed; what you typed is still here to be copied.All lanes',
    )
    expect(screen.getByRole('link', { name: 'All lanes' })).toHaveAttribute('href', '/lanes?page=2')
    expect(screen.getByLabelText('Note')).toHaveValue('Dock 4 is closed')
    expect(screen.getByRole('heading', { level: 1, name: 'JOL-ATL-DRY' })).toBeVisible()
  })

  it('says nothing of a deletion while the record is there, also when a refresh fails', () => {
    const { rerender } = renderUi(page(there))
    expect(screen.queryByRole('alert')).toBeNull()
    rerender(page(result({ data: 'JOL-ATL-DRY', ...failing(503, 'Not available') })))
    expect(screen.getByRole('heading', { level: 1, name: 'JOL-ATL-DRY' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows nothing of a deleted record to whoever comes back to it', () => {
    renderUi(page(deleted))
    expect(screen.getByText('This lane does not exist or is not yours')).toBeVisible()
    expect(screen.queryByLabelText('Note')).toBeNull()
  })

  it('begins anew for another record', async () => {
    const { rerender } = renderUi(page(there))
    await userEvent.type(screen.getByLabelText('Note'), 'Dock 4 is closed')
    rerender(page(result({ data: 'DAL-DEN-REEF' }), '2'))
    expect(screen.getByLabelText('Note')).toHaveValue('')
  })
})
