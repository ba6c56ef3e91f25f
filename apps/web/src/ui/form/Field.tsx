import { styled } from '@mui/material/styles'
import { CircleAlert, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useId, useMemo } from 'react'
import { TOUCH } from '#ui/theme/tokens.ts'
import { FieldContext, useLock } from './field-wiring.ts'
import type { TextInputProps } from './TextInput.tsx'
import { TextInput } from './TextInput.tsx'

export type FieldProps = Omit<TextInputProps, 'aria-label'> & {
  label: ReactNode
  required?: boolean
  help?: ReactNode
  /** Shown in place of the help text. */
  error?: string
  /** The control, which gets its id, description and state from context. Without one, the field is a text input. */
  children?: ReactNode
}

export function Field({ label, required = false, help, error, children, ...input }: FieldProps) {
  const id = useId()
  const labelId = `${id}-label`
  const noteId = `${id}-note`
  const lock = useLock()
  const hasNote = Boolean(error) || Boolean(help) || Boolean(lock)
  const invalid = Boolean(error)
  const wiring = useMemo(
    () => ({ id, labelId, describedBy: hasNote ? noteId : undefined, invalid, required }),
    [id, labelId, hasNote, noteId, invalid, required],
  )
  return (
    <FieldContext value={wiring}>
      <Column>
        <Label id={labelId} htmlFor={id} data-required={required || undefined}>
          {label}
          {lock && <Lock aria-hidden="true" />}
        </Label>
        {children ?? <TextInput {...input} />}
        {hasNote && (
          <Note id={noteId} data-error={invalid || undefined} hidden={!error && !help}>
            {invalid && <CircleAlert size={14} aria-hidden="true" />}
            <span>{error || help || lock}</span>
          </Note>
        )}
      </Column>
    </FieldContext>
  )
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 })

const Label = styled('label')(({ theme }) => ({
  alignSelf: 'flex-start',
  maxWidth: '100%',
  color: theme.vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  // Only visual, because the control itself announces that it is required.
  '&[data-required]::after': { content: '"*" / ""', marginLeft: 2, color: theme.vars.palette.late.fg },
  '& > svg': { width: 12, height: 12, marginLeft: 4, verticalAlign: '-1px', color: theme.vars.palette.text.tertiary },
  [TOUCH]: { fontSize: 13 },
}))

export const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  '&[hidden]': { display: 'none' },
  color: theme.vars.palette.text.tertiary,
  fontSize: 12,
  lineHeight: '16px',
  overflowWrap: 'anywhere',
  '& svg': { width: 14, height: 14, strokeWidth: 2, marginTop: 1 },
  '&[data-error]': { color: theme.vars.palette.late.fg },
}))
