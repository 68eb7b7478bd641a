/** What joins the events of earlier features, in the order in which it is done. */
import './features/study-project/detach-materials.ts';
import './features/question/detach-materials.ts';
import './features/assessment/author/fit-levels.ts';
import './features/group/change/hand-over.ts';
import './features/group/join/join-invited.ts';
import './features/member/awaited/join-awaited.ts';
