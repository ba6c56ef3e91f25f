import { styled } from '@mui/material/styles'
import { Spinner } from '#ui/action/Spinner.tsx'
import { BrandMark } from '#ui/brand/BrandMark.tsx'

export function FullPageLoader({ label = 'Loading' }: { label?: string }) {
  return (
    <Page role="status">
      <BrandMark size={36} />
      <Line>
        <Spinner /> {label}
      </Line>
    </Page>
  )
}

const Page = styled('div')({
  minHeight: '100dvh',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 16,
})

const Line = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: theme.vars.palette.text.secondary,
}))
