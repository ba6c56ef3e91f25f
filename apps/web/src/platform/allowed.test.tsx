import { createCommodity, findCommodities } from '@lanewise/contract/commodities'
import { getProfile } from '@lanewise/contract/profile'
import type { Permission } from '@lanewise/domain/access/permissions'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { Button } from '#ui/action/Button.tsx'
import { Allowed, useRefusalOf } from './allowed.tsx'

const refusal = 'You do not have permission to perform this action'
const wanted: Permission[] = ['EditOrder', 'VoidOrder']

async function render(held: Permission[], mode?: 'any' | 'all') {
  const onClick = vi.fn()
  const { keys } = await renderScreen(
    <Allowed permissions={wanted} {...(mode && { mode })}>
      {(reason) => (
        <Button onClick={onClick} {...(reason && { disabledReason: reason })}>
          Void
        </Button>
      )}
    </Allowed>,
    { user: { permissions: held } },
  )
  const button = screen.getByRole('button', { name: 'Void' })
  await keys.click(button)
  return { keys, button, isEnabled: onClick.mock.calls.length > 0 }
}

describe('a control in an action wrapper', () => {
  it('is enabled in mode "any" with at least one of the permissions [PERM-2]', async () => {
    expect((await render(['VoidOrder'], 'any')).isEnabled).toBe(true)
  })

  it('is disabled in mode "any" with none of the permissions [PERM-2]', async () => {
    expect((await render(['ViewOrder'], 'any')).isEnabled).toBe(false)
  })

  it('is enabled in mode "all" with every one of the permissions [PERM-3]', async () => {
    expect((await render(['VoidOrder', 'EditOrder'], 'all')).isEnabled).toBe(true)
  })

  it('is disabled in mode "all" when one is missing [PERM-3]', async () => {
    expect((await render(['VoidOrder'], 'all')).isEnabled).toBe(false)
  })

  it('takes "any" when no mode is stated [PERM-4]', async () => {
    expect((await render(['EditOrder'])).isEnabled).toBe(true)
  })

  it('says why in its tooltip when it is disabled [PERM-5]', async () => {
    const { keys, button } = await render([])
    expect(button).toHaveAccessibleDescription(refusal)
    await keys.unhover(button)
    await keys.hover(button)
    expect(await screen.findByRole('tooltip')).toHaveTextContent(refusal)
  })

  it('has no such tooltip when it is enabled [PERM-5]', async () => {
    const { button } = await render(wanted)
    expect(button).not.toHaveAccessibleDescription()
    expect(document.body).not.toHaveTextContent(refusal)
  })
})

describe('what an operation needs', () => {
  async function refusalOf(operation: Parameters<typeof useRefusalOf>[0], held: Permission[]) {
    const Answer = () => <output>{useRefusalOf(operation) ?? 'allowed'}</output>
    await renderScreen(<Answer />, { user: { permissions: held } })
    return screen.getByRole('status').textContent
  }

  it('is one permission', async () => {
    expect(await refusalOf(createCommodity, [])).toBe(refusal)
  })

  it('is held by whoever has it', async () => {
    expect(await refusalOf(findCommodities, ['ViewCommodity'])).toBe('allowed')
  })

  it('is nothing for what every signed-in user may do', async () => {
    expect(await refusalOf(getProfile, [])).toBe('allowed')
  })

  it('is any one, or every one, of a list where the operation says so', async () => {
    expect(await refusalOf({ permission: { any: wanted } }, ['EditOrder'])).toBe('allowed')
  })

  it('is refused when one of "all" is missing', async () => {
    expect(await refusalOf({ permission: { all: wanted } }, ['EditOrder'])).toBe(refusal)
  })
})
