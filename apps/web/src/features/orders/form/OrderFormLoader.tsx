import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Spinner } from '#ui/action/Spinner.tsx'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { type OrderInputs, useOrderInputs } from './order-form.api.ts'

type OrderFormLoaderProps = { children: (inputs: OrderInputs) => ReactNode }

/** One spinner until everything that the form needs has loaded. (ORDER-11) */
export function OrderFormLoader({ children }: OrderFormLoaderProps) {
  const { inputs, isFailed, retry } = useOrderInputs()
  if (inputs) return children(inputs)
  if (isFailed) return <ErrorState text="The order form could not be opened" onRetry={retry} />
  return <FormSpinner />
}

export const FormSpinner = () => (
  <Center role="status">
    <Spinner size={24} /> Loading the order form
  </Center>
)

const Center = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  minHeight: '50dvh',
  color: theme.vars.palette.text.secondary,
}))
