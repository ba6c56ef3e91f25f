import type { RateSheetRow } from '@lanewise/contract/rate-sheets'
import { rateSheetColumns } from '@lanewise/domain/lanes/sheet/columns'
import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { TextInput } from '#ui/form/TextInput.tsx'
import { radius } from '#ui/theme/tokens.ts'

type WrongCellProps = {
  issue: RateSheetRow['issues'][number]
  /** Undefined once the sheet is closed. Resolves to true when the correction was saved. */
  onCorrect: ((value: string) => Promise<boolean>) | undefined
}

/** Invalid cell with its reason. The user edits it in place or accepts the closest known name. */
export function WrongCell({ issue: { row, column, value, message, nearest }, onCorrect }: WrongCellProps) {
  const [typed, type] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const name = `${rateSheetColumns[column]} in row ${row}`
  const save = async (text: string) => {
    setSaving(true)
    const isSaved = await onCorrect?.(text)
    setSaving(false)
    if (isSaved) type(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== null) void save(typed)
    if (event.key === 'Escape') type(null)
  }
  return (
    <tr>
      <td>{row}</td>
      <td>{rateSheetColumns[column]}</td>
      <td>
        {typed === null ? (
          value && <Written>{value}</Written>
        ) : (
          <TextInput autoFocus aria-label={name} value={typed} onChange={type} onKeyDown={onKeyDown} maxLength={255} />
        )}
      </td>
      <td>{message}</td>
      {onCorrect && (
        <Choices>
          {typed === null ? (
            <>
              {nearest !== undefined && (
                <Button
                  kind="ghost"
                  size="small"
                  loading={isSaving}
                  aria-label={`Use closest match for ${name}`}
                  onClick={() => void save(nearest)}
                >
                  Use closest match
                </Button>
              )}
              <Button kind="ghost" size="small" aria-label={`Correct ${name}`} onClick={() => type(value)}>
                Correct
              </Button>
            </>
          ) : (
            <>
              <Button kind="ghost" size="small" onClick={() => type(null)}>
                Cancel
              </Button>
              <Button size="small" loading={isSaving} onClick={() => void save(typed)}>
                Save
              </Button>
            </>
          )}
        </Choices>
      )}
    </tr>
  )
}

const Written = styled('code')(({ theme }) => ({
  padding: '1px 6px',
  fontFamily: 'inherit',
  borderRadius: radius.badge,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.sunk,
}))
const Choices = styled('td')({ textAlign: 'right', whiteSpace: 'nowrap' })
