import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { isSame } from '#platform/form/save/join-newer.ts'
import { Badge } from '#ui/data/Badge.tsx'
import { breakpoints, radius, TOUCH } from '#ui/theme/tokens.ts'
import { type SettingsSection, valueText, type Wording } from './setting.ts'

/** Card of settings with a description on the left and the fields on the right. */
export function Section({ section, wording }: { section: SettingsSection; wording: Wording }) {
  const id = useId()
  const { title, about, columns = 2, settings } = section
  return (
    <Frame aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{about}</p>
      </div>
      <Fields style={{ '--columns': columns } as object}>
        {settings.map(({ name, field }) => (
          <Setting key={name} name={name} wording={wording}>
            {field}
          </Setting>
        ))}
      </Fields>
    </Frame>
  )
}

type SettingProps = { name: string; wording: Wording; children: React.ReactNode }

/** One field. After a change it also shows its previous value. */
function Setting({ name, wording, children }: SettingProps) {
  const { defaultValues } = useFormState()
  const before = defaultValues?.[name]
  const isChanged = !isSame(before, useWatch({ name }))
  return (
    <Place data-changed={isChanged || undefined}>
      {children}
      {isChanged && (
        <Was>
          <Badge tone="accent">was {valueText(wording, name, before)}</Badge>
        </Was>
      )}
    </Place>
  )
}

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px 24px',
  padding: 16,
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& h2': theme.typography.h2,
  '& h2 + p': { ...theme.typography.body2, marginTop: 4, color: theme.vars.palette.text.tertiary },
  [`@media (min-width:${breakpoints.w1024}px)`]: { gridTemplateColumns: '152px minmax(0, 1fr)' },
}))

const Fields = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: 12,
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  [TOUCH]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

const Place = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  '&[data-changed]::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: -8,
    width: 3,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.accent.main,
  },
}))

/** On the same line as the label. */
const Was = styled('div')({ position: 'absolute', top: -2, right: 0, pointerEvents: 'none' })
