import { type ChangeNotice, getChangeNotices } from '@lanewise/contract/changes'
import { bind } from '#platform/http/bind.ts'

export const routes = (notices: ChangeNotice[]) => [bind(getChangeNotices, () => notices)]
