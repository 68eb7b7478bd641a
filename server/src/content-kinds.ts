/** Every writer of content, each of which registers its kind: for the server, and for commands that treat content of any kind. */
import './features/product/write-product.ts';
import './features/course/write-course.ts';
import './features/course/write-lesson.ts';
import './features/library/write-book.ts';
import './features/library/write-book-page.ts';
import './features/library/write-quickdeck-card.ts';
import './features/library/write-quickclip-card.ts';
import './features/study-project/write-study-project.ts';
import './features/study-project/write-case-study.ts';
import './features/study-project/write-key-element.ts';
import './features/assessment/write-benchmark.ts';
import './features/assessment/write-summary.ts';
import './features/question/write-question.ts';
import './features/instructor-resource/write-instructor-resource.ts';
