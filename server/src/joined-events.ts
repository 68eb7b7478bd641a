/** What joins the events of earlier features, in the order in which it is done. */
import './features/member/awaited/join-awaited.ts';
