import type { ReactNode } from 'react'
import { ErrorState } from '#ui/feedback/ErrorState.tsx'
import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card, type CardProps } from '#ui/layout/Card.tsx'
import { errorText } from './problem.ts'

type Loaded<T> = { data: T | undefined; status: string; error: unknown; refetch: () => unknown }
type LoadedCardProps<T> = Pick<CardProps, 'title' | 'side'> & {
  of: Loaded<T>
  subtitle?: (data: T) => ReactNode
  rowHeight?: number
  children: (data: T) => ReactNode
}

/** A card that loads its content with its own query: placeholder rows, an error with a retry button, or the content. */
export function LoadedCard<T>({ of, title, side, subtitle, rowHeight = 44, children }: LoadedCardProps<T>) {
  const { data, status, error, refetch } = of
  return (
    <Card flush title={title} side={side} subtitle={data !== undefined && subtitle?.(data)}>
      {data !== undefined && children(data)}
      {data === undefined && status !== 'error' && <SkeletonRows height={rowHeight} />}
      {data === undefined && status === 'error' && (
        <ErrorState text={errorText(error)} onRetry={() => void refetch()} />
      )}
    </Card>
  )
}
