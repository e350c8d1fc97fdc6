import { Announce } from '../../ui/feedback/announce'
import { useRested } from '../../ui/feedback/use-rested'
import { summaryOf, type Reply } from './reply'

/** For screen readers, once typing rests; apart, so that the box is not rendered again for it. */
export const AnnounceReply = ({ reply }: { reply: Reply }) => (
  <Announce text={useRested(summaryOf(reply))} />
)
