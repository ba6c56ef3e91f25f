import { styled } from '@mui/material/styles'
import { radius } from '#ui/theme/tokens.ts'
import { hotkeyText, useHotkeyList } from './use-hotkeys.ts'

/** The shortcuts that work at the moment, by group. */
export function ShortcutGroups() {
  const listed = useHotkeyList()
  const groups = [...Map.groupBy(listed, ({ group }) => group ?? 'This screen')]
  return groups.map(([group, entries]) => (
    <Group key={group}>
      <h3>{group}</h3>
      <dl>
        {entries.map(({ keys, label }) => (
          <div key={keys}>
            <dt>{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Group>
  ))
}

/**
 * Unlike the hint beside a control, these keys are the content itself: they are read aloud and shown on every screen
 * size.
 */
function Keys({ keys }: { keys: string }) {
  const [first = '', then] = keys.split(' ')
  return (
    <>
      <kbd>{hotkeyText(first)}</kbd>
      {then && (
        <>
          {/[↑↓←→]/.test(first) ? ' or ' : ' then '}
          <kbd>{hotkeyText(then)}</kbd>
        </>
      )}
    </>
  )
}

const Group = styled('section')(({ theme }) => ({
  '& h3': { ...theme.typography.subtitle2, margin: '12px 0 6px', color: theme.vars.palette.text.tertiary },
  '&:first-of-type h3': { marginTop: 0 },
  '& dl > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 16,
    minHeight: 36,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dd': { ...theme.typography.body2, color: theme.vars.palette.text.tertiary },
  '& kbd': {
    ...theme.typography.body2,
    fontWeight: 500,
    padding: '2px 6px',
    borderRadius: radius.badge,
    border: `1px solid ${theme.vars.palette.borderStrong}`,
    color: theme.vars.palette.text.secondary,
  },
}))
