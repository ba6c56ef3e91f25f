export { HistoryLink } from './HistoryLink.tsx'
export { HistoryPanel } from './HistoryPanel.tsx'
