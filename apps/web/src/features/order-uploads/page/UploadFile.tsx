import { fileLimits, megabytesText } from '@lanewise/contract/file-limits'
import { orderUploadTemplate } from '@lanewise/contract/order-uploads'
import { styled } from '@mui/material/styles'
import { Download, Upload } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useUploadOrders } from '#features/order-uploads/order-uploads.api.ts'
import { base64Of } from '#platform/form/base64.ts'
import { errorText } from '#platform/query/problem.ts'
import { randomUuid } from '#platform/query/random-uuid.ts'
import { useCsv } from '#platform/query/use-csv.ts'
import { Button } from '#ui/action/Button.tsx'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'
import { FileDrop } from '#ui/form/FileDrop.tsx'

/** Selected file with its idempotency key. The server accepts a key only once. */
type Chosen = { file: File; key: string }

export function UploadFile() {
  const template = useCsv('orders-template.csv', orderUploadTemplate, {})
  const { chosen, choose, isSending, send } = useSending()
  return (
    <Column>
      <p>
        Rows with the same reference make one order. Every row is checked before any order is created; you can leave
        this page in the meantime.
      </p>
      <Button size="small" icon={<Download />} loading={template.isRunning} onClick={template.run}>
        Download template
      </Button>
      <FileDrop
        label={`Drop one CSV or XLSX file here, at most ${megabytesText(fileLimits.orders)}`}
        accept={['.csv', '.xlsx']}
        maxFiles={1}
        maxBytes={fileLimits.orders}
        files={chosen ? [chosen.file] : []}
        disabled={isSending}
        onChange={([first]) => choose(first ?? null)}
      />
      <Foot>
        <Button kind="primary" icon={<Upload />} loading={isSending} onClick={() => void send()}>
          Upload
        </Button>
      </Foot>
    </Column>
  )
}

/** A rejected file stays selected. */
function useSending() {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { mutateAsync, isPending } = useUploadOrders()
  const navigate = useNavigate()
  const snackbar = useSnackbar()
  const send = async () => {
    if (!chosen) return void snackbar.error('No file to upload')
    const { file, key } = chosen
    try {
      const body = { fileName: file.name.slice(-255), data: await base64Of(file) }
      const { id } = await mutateAsync({ body, options: { idempotencyKey: key } })
      void navigate(`/orders/upload/${id}`)
    } catch (error) {
      snackbar.error(errorText(error, 'Failed to upload the orders'))
    }
  }
  const choose = (file: File | null) => setChosen(file && { file, key: randomUuid() })
  return { chosen, choose, isSending: isPending, send }
}

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  '& > :nth-of-type(n)': { maxWidth: '100%' },
  '& > div': { width: '100%' },
  '& p': { color: theme.vars.palette.text.secondary },
}))
const Foot = styled('div')({ display: 'flex', justifyContent: 'flex-end' })
