import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** An option of a select. `detail` is its second line, `icon` stands before it on a pill. */
export type Option<V extends string = string> = {
  value: V
  label: string
  detail?: string
  disabled?: boolean
  icon?: ReactNode
}

type OptionTextProps = { label: string; detail?: string }

/** Text of an option in a list: its label and an optional second line. */
export function OptionText({ label, detail }: OptionTextProps) {
  if (!detail) return <Lines>{label}</Lines>
  return (
    <Lines>
      {label}
      <Detail>{detail}</Detail>
    </Lines>
  )
}

const Lines = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })

const Detail = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.text.tertiary,
  fontSize: 11,
  lineHeight: '16px',
}))
