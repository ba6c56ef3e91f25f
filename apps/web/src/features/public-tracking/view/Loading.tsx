import { SkeletonRows } from '#ui/feedback/SkeletonRows.tsx'
import { Card } from '#ui/layout/Card.tsx'

export const Loading = () => (
  <Card>
    <SkeletonRows />
  </Card>
)
