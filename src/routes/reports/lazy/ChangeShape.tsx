import type { Change } from '@/domain/reports/comparison'
import styles from './ChangeShape.module.css'

/** Around its middle, 36 units wide. */
const SHAPES: Record<Change['kind'], string> = {
  new: 'M-9 0H9M0-9V9',
  gone: 'M-9 0H9',
  larger: 'M0 10V-9M-8-2L0-10L8-2',
  smaller: 'M0-10V9M-8 2L0 10L8 2',
  same: 'M-8-4.5H8M-8 4.5H8',
  unsized: 'M-9 0h.1M0 0h.1M9 0h.1',
  unplaced: 'M-9 0h.1M0 0h.1M9 0h.1',
}

/** A sign for what became of a place, told by its shape; words stand beside it. */
export const ChangeShape = ({ kind }: { kind: Change['kind'] }) => (
  <>
    <circle r="17" className={styles.disc} />
    <path d={SHAPES[kind]} className={styles.sign} />
  </>
)
