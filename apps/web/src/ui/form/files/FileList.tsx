import { styled } from '@mui/material/styles'
import { CircleAlert, FileText, X } from 'lucide-react'
import { IconButton } from '#ui/action/IconButton.tsx'
import { radius } from '#ui/theme/tokens.ts'
import type { RejectedFile } from './file-limits.ts'

type FileListProps = { files: File[]; rejected: RejectedFile[]; onRemove: (file: File) => void }

export function FileList({ files, rejected, onRemove }: FileListProps) {
  return (
    <>
      {files.length > 0 && (
        <List aria-label="Chosen files">
          {files.map((file) => (
            <Entry key={`${file.name}-${file.lastModified}`}>
              <FileText aria-hidden="true" />
              <Name>{file.name}</Name>
              <IconButton label={`Remove ${file.name}`} icon={<X />} size="small" onClick={() => onRemove(file)} />
            </Entry>
          ))}
        </List>
      )}
      <div role="alert">
        {rejected.length > 0 && (
          <List aria-label="Rejected files">
            {rejected.map(({ name, reasons }) => (
              <Entry key={name} data-rejected="">
                <CircleAlert aria-hidden="true" />
                <Name>
                  {name}
                  {reasons.map((reason) => (
                    <Reason key={reason}>{reason}</Reason>
                  ))}
                </Name>
              </Entry>
            ))}
          </List>
        )}
      </div>
    </>
  )
}

const List = styled('ul')({ display: 'flex', flexDirection: 'column', gap: 4, listStyle: 'none' })

const Entry = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '4px 4px 4px 10px',
  borderRadius: radius.control,
  border: `1px solid ${theme.vars.palette.divider}`,
  '& > svg': { color: theme.vars.palette.text.tertiary },
  '&[data-rejected]': {
    alignItems: 'flex-start',
    padding: '8px 10px',
    borderColor: theme.vars.palette.late.border,
    backgroundColor: theme.vars.palette.late.bg,
  },
  '&[data-rejected] > svg': { color: theme.vars.palette.late.icon, marginTop: 2 },
}))

const Name = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 })

const Reason = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.vars.palette.late.fg,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 400,
}))
