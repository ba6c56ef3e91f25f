import type { ChangeNotice } from '@lanewise/contract/changes'
import type { Feature } from '#platform/feature.ts'
import { routes } from './changes.routes.ts'

export { readNotices } from './read-notices.ts'
export const changes = (notices: ChangeNotice[]): Feature => ({ name: 'changes', routes: routes(notices) })
