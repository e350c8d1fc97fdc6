import type { ComponentProps } from 'react'
import styles from './text-box.module.css'

/** A text as it is, line by line. */
export const TextBox = (props: ComponentProps<'pre'>) => <pre className={styles.box} {...props} />
