import { styled } from '@mui/material/styles'
import { Upload } from 'lucide-react'
import type { DragEvent } from 'react'
import { useId, useRef, useState } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { radius } from '#ui/theme/tokens.ts'
import { FileList } from './files/FileList.tsx'
import type { FileLimits, RejectedFile } from './files/file-limits.ts'
import { sortFiles } from './files/file-limits.ts'

export type FileDropProps = FileLimits & {
  files: File[]
  onChange: (files: File[]) => void
  /** Prompt, for example "Drop one CSV file here". */
  label: string
  disabled?: boolean
}

/** Accepts files by drop or by button, and shows the reason for each rejected file. */
export function FileDrop({ files, onChange, label, disabled, accept, maxFiles, maxBytes }: FileDropProps) {
  const [rejected, setRejected] = useState<RejectedFile[]>([])
  const [over, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const labelId = useId()

  const take = (offered: File[]) => {
    if (disabled || offered.length === 0) return
    const sorted = sortFiles(offered, { accept, maxFiles, maxBytes }, files)
    setRejected(sorted.rejected)
    if (sorted.taken.length > 0) onChange([...files, ...sorted.taken])
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }

  return (
    <Column>
      <Zone
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!disabled)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Upload aria-hidden="true" />
        <span id={labelId}>{label}</span>
        <Button size="small" disabled={disabled} aria-describedby={labelId} onClick={() => input.current?.click()}>
          Choose file
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-labelledby={labelId}
          accept={accept.join(',')}
          multiple={maxFiles !== 1}
          onChange={(event) => {
            take([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </Zone>
      <FileList
        files={files}
        rejected={rejected}
        onRemove={(file) => {
          setRejected([])
          onChange(files.filter((other) => other !== file))
        }}
      />
    </Column>
  )
}

const Column = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8 })

const Zone = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: '20px 16px',
  textAlign: 'center',
  borderRadius: radius.card,
  border: `1px dashed ${theme.vars.palette.field}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  '& > svg': { width: 20, height: 20, color: theme.vars.palette.text.tertiary },
  '&[data-over]': { borderColor: theme.vars.palette.accent.main, backgroundColor: theme.vars.palette.accent.soft },
}))
