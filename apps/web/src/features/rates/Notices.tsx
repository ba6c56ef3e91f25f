import { RotateCw } from 'lucide-react'
import { Button } from '#ui/action/Button.tsx'
import { Alert } from '#ui/feedback/Alert.tsx'
import type { usePricing } from './use-pricing.ts'

type NoticesProps = { prices: ReturnType<typeof usePricing>; hasExpired: boolean; onRenew: () => void }

export function Notices({ prices, hasExpired, onRenew }: NoticesProps) {
  return (
    <>
      {prices.isFailed && (
        <Alert
          tone="risk"
          live
          action={
            <Button icon={<RotateCw />} onClick={prices.retry}>
              Try again
            </Button>
          }
        >
          The markup of your company could not be loaded. Amounts are carrier prices, without fee and markup.
        </Alert>
      )}
      {hasExpired && (
        <Alert
          tone="risk"
          live
          action={
            <Button icon={<RotateCw />} onClick={onRenew}>
              Get new rates
            </Button>
          }
        >
          Some of these rates have expired and can no longer be chosen.
        </Alert>
      )}
    </>
  )
}
