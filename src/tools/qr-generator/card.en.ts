export const SCAN_THIS_SITE = 'Scan to open this site on your phone'
