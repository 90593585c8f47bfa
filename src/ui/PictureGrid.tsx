import 'antd-mobile/es/components/grid/grid.css'
import { Grid } from 'antd-mobile/es/components/grid/grid'
import type { ReactNode } from 'react'
import styles from './PictureGrid.module.css'

/** Small pictures in three columns. */
export const PictureGrid = ({ children }: { children: ReactNode }) => (
  <Grid columns={3} gap="var(--space-2)" className={`${styles.grid}`}>
    {children}
  </Grid>
)
