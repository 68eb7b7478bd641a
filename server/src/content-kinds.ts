/** Every writer of content, each of which registers its kind: for the server, and for commands that treat content of any kind. */
import './learning/product/write-product.ts';
import './learning/course/write-course.ts';
import './learning/course/write-lesson.ts';
import './learning/library/write-book.ts';
import './learning/library/write-book-page.ts';
import './learning/library/write-quickdeck-card.ts';
import './learning/library/write-quickclip-card.ts';
import './learning/study-project/write-study-project.ts';
import './learning/study-project/write-case-study.ts';
import './learning/study-project/write-key-element.ts';
import './learning/assessment/write-benchmark.ts';
import './learning/assessment/write-summary.ts';
import './learning/question/write-question.ts';
import './learning/instructor-resource/write-instructor-resource.ts';
