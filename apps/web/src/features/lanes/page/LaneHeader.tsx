import type { Lane } from '@lanewise/contract/lane-fields'
import { createLane, updateLane } from '@lanewise/contract/lanes'
import { styled } from '@mui/material/styles'
import { ArrowRight, Copy, Eye, Pencil, Trash2, X } from 'lucide-react'
import { Link as RouterLink, useLocation } from 'react-router'
import { closedLane } from '#features/lanes/lane-start.ts'
import { isNamedByPlaces } from '#features/lanes/lane-text.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { LiveStatus } from '#platform/live/LiveStatus.tsx'
import { cityOfPlace } from '#platform/record/figures-text.ts'
import { Button } from '#ui/action/Button.tsx'
import { IconButton } from '#ui/action/IconButton.tsx'
import { MenuButton } from '#ui/action/MenuButton.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { useNarrow } from '#ui/use-media.ts'

/** Dialog open over the lane. */
export type Opening = 'edit' | 'watchers' | 'copy' | 'delete'

type LaneHeaderProps = { lane: Lane; onOpen: (what: Opening) => void }

const editKey = 'e'

const actions = [
  { what: 'delete', label: 'Delete Lane', icon: <Trash2 />, kind: 'danger' },
  { what: 'copy', label: 'Copy Lane', icon: <Copy />, kind: 'secondary' },
  { what: 'watchers', label: 'Manage Watchers', icon: <Eye />, kind: 'secondary' },
  { what: 'edit', label: 'Edit Lane', icon: <Pencil />, kind: 'primary' },
] as const

/** Name and actions of the lane. On a phone the actions are in a floating menu. (LANE-11 to LANE-14) */
export function LaneHeader({ lane, onOpen }: LaneHeaderProps) {
  const { search } = useLocation()
  const isNarrow = useNarrow()
  const refusal = useRefusalOf(updateLane)
  const noCopy = useRefusalOf(createLane)
  const guardOf = (what: Opening) => {
    const reason = what === 'copy' ? noCopy : refusal
    return reason && { disabledReason: reason }
  }
  useHotkey(editKey, () => onOpen('edit'), { enabled: !refusal, label: 'Edit lane' })
  return (
    <Head>
      <IconButton label="Close" icon={<X />} component={RouterLink} to={`/lanes${search}`} state={closedLane} />
      <h1>{lane.customerReferenceNumber}</h1>
      {!isNamedByPlaces(lane.customerReferenceNumber, [lane.originLocation, lane.destinationLocation]) && (
        <Route>
          {cityOfPlace(lane.originLocation)}
          <ArrowRight aria-hidden="true" />
          <VisuallyHidden> to </VisuallyHidden>
          {cityOfPlace(lane.destinationLocation)}
        </Route>
      )}
      <LiveStatus />
      {isNarrow ? (
        <Floating>
          <MenuButton
            kind="primary"
            label="Actions"
            items={actions.toReversed().map(({ what, label, icon }) => ({
              label,
              icon,
              ...guardOf(what),
              danger: what === 'delete',
              onSelect: () => onOpen(what),
            }))}
          />
        </Floating>
      ) : (
        <Actions>
          {actions.map(({ what, label, icon, kind }) => (
            <Button
              key={what}
              kind={kind}
              icon={icon}
              {...(what === 'edit' && { shortcut: hotkeyText(editKey) })}
              {...guardOf(what)}
              onClick={() => onOpen(what)}
            >
              {label}
            </Button>
          ))}
        </Actions>
      )}
    </Head>
  )
}

/** The header stays below the top bar while the lane scrolls. */
const Head = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 52,
  zIndex: 4,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 52,
  padding: '9px 24px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& h1': { ...theme.typography.h1, minWidth: 0, overflowWrap: 'anywhere' },
  [TOUCH]: { position: 'static', padding: '8px 12px', '& h1': { flex: 1 } },
}))

const Route = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: theme.vars.palette.text.secondary,
  '& > svg': { width: 14, height: 14, color: theme.vars.palette.text.tertiary },
  [TOUCH]: { order: 1, width: '100%', paddingLeft: 56 },
}))

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' })

const Floating = styled('div')(({ theme }) => ({
  position: 'fixed',
  right: 12,
  bottom: 'calc(12px + env(safe-area-inset-bottom))',
  zIndex: 5,
  borderRadius: 6,
  boxShadow: theme.vars.palette.elevation[3],
}))
