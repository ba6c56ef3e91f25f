export { useStartLane } from './lane-start.ts'
