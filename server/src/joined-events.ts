/** What joins the events of earlier features, in the order in which it is done. */
import './learning/study-project/detach-materials.ts';
import './learning/question/detach-materials.ts';
import './learning/assessment/author/fit-levels.ts';
import './business/institution/invitation/find-linked.ts';
import './classroom/group/change/hand-over.ts';
import './classroom/group/join/join-invited.ts';
import './classroom/member/awaited/join-awaited.ts';
import './classroom/member/awaited/mails/void-at-end.ts';
