// Generated from the contract by `npm run api`. Do not edit.

import type { Shape } from './complete';

const Author: Shape = {fullName:"Member",username:'','profileImage!':'','headline?':''};
const BusinessService: Shape = {name:'','priceFrom?':0,'unit?':''};
const BusinessHours: Shape = {day:1,open:'',close:''};
const BusinessAccreditation: Shape = {body:'',number:''};
const BusinessMember: Shape = {role:"owner",user:Author};
const BusinessProof: Shape = {file:'',name:'',size:1};
const BusinessVerification: Shape = {documents:[BusinessProof],submittedAt:'','declinedReason!':''};
const Business: Shape = {name:'',username:'','profileImage!':'',authUser:Author,type:'','tagline!':'','about!':'','town!':'','outcode!':'',services:[BusinessService],areas:[''],'phone!':'','email!':'','website!':'',hours:[BusinessHours],accreditations:[BusinessAccreditation],'companyNumber!':'',members:[BusinessMember],'rating!':0,reviewCount:0,verified:false,'verification?':BusinessVerification,'myRole!':"owner",'distanceMiles!':0,createdAt:'',updatedAt:''};
const BusinessEnquiry: Shape = {createdAt:''};
const BusinessReview: Shape = {authUser:Author,stars:1,text:'','reply!':'','repliedAt!':'',createdAt:'','editedAt!':''};
const BusinessTypeGroup: Shape = "professional";
const BusinessType: Shape = {name:'',group:BusinessTypeGroup,order:0,count:0,createdAt:'',updatedAt:''};
const UserResult: Shape = {type:"user",fullName:'',username:'','profileImage!':''};
const BusinessResult: Shape = {type:"business",name:'',username:'','profileImage!':'',authUser:{}};
const BusinessTypeResult: Shape = {type:"businessType",name:''};
const PropertyResult: Shape = {type:"property",fullAddress:'','propertyEvaluation!':{title:''}};
const ArticleResult: Shape = {type:"article",title:'','image!':'',authUser:{}};
const SearchResult: Shape = {'|':'type',user:UserResult,business:BusinessResult,businessType:BusinessTypeResult,property:PropertyResult,article:ArticleResult};
const SearchResults: Shape = [SearchResult];
const CheckoutStatus: Shape = {status:"open",interval:"month"};
const PlanTerms: Shape = {interval:"month",amount:0};
const InvoiceLine: Shape = {description:'',amount:0,proration:false};
const UpcomingInvoice: Shape = {date:'',lines:[InvoiceLine],subtotal:0,vat:0,total:0};
const PlanLimitKey: Shape = "evaluations";
const UsageMeter: Shape = {key:PlanLimitKey,label:'',used:0,'limit!':0,'unit!':'','resetsAt!':''};
const BillingCard: Shape = {brand:'',last4:'',exp:''};
const Subscription: Shape = {status:"trialing",interval:"month",amount:0,currentPeriodStart:'',currentPeriodEnd:'','billingDay?':1,cancelAtPeriodEnd:false,pendingPlanId:null,'card!':BillingCard,createdAt:'',updatedAt:''};
const SubscriptionChange: Shape = {kind:"upgrade",preview:false,from:PlanTerms,to:PlanTerms,effectiveAt:'','invoice!':UpcomingInvoice,'nextInvoice!':UpcomingInvoice,exceeds:[UsageMeter],subscription:Subscription};
const Payment: Shape = {date:'',description:'',net:0,vat:0,total:0,status:"paid",'receiptUrl!':'',createdAt:'',updatedAt:''};
const Plan: Shape = {name:'',summary:'',prices:{month:0,year:0},limits:{'evaluations!':0,'aiSearches!':0,'savedSearches!':0,'properties!':0,'storageMb!':0},features:['']};
const UserSubscription: Shape = {'subscription!':Subscription,plans:[Plan],usage:[UsageMeter]};
const MailingTopic: Shape = "newsletter";
const MailingListEntry: Shape = {email:'',topics:[MailingTopic],consentAt:'','unsubscribedAt!':'','code!':'',createdAt:'',updatedAt:''};
const MailingListAnswer: Shape = {email:'',topics:[MailingTopic]};
const BetaApplication: Shape = {applicant:Author,feature:"pipeline",reason:'',portfolioBand:"0",strategies:["btl"],testerConsent:false,status:"applied",createdAt:'',updatedAt:''};
const SupportReply: Shape = {author:Author,isStaff:false,message:'',createdAt:''};
const SupportContext: Shape = {'kind?':"post",'reason?':'','route?':'','version?':''};
const ReportedContent: Shape = {'text!':'','author!':Author,isSuspended:false,earlierReports:0,reporterReports:0,isGone:false,actions:["dismiss"]};
const SupportTicket: Shape = {reference:'',ownerId:null,topic:"sales",message:'',name:'',email:'',images:[''],status:"open",replies:[SupportReply],'context!':SupportContext,'assignee!':Author,'action!':"dismiss",'reported?':ReportedContent,createdAt:'',updatedAt:''};
const SupportReceipt: Shape = {reference:'',email:'',replyWithinHours:1,'repeated?':false,createdAt:''};
const ArticleHelpful: Shape = {yes:0,no:0};
const ArticleRange: Shape = {start:0,end:1};
const ArticleHighlight: Shape = {field:"title",text:'',ranges:[ArticleRange]};
const ArticleSummary: Shape = {title:'','image!':'',authUser:Author,category:{name:''},excerpt:'',nations:["england"],readMinutes:1,reviewedOn:'',status:"draft",'publishedAt!':'','scheduledFor!':'',helpful:ArticleHelpful,saved:false,'progress!':0,highlights:[ArticleHighlight],missing:[''],createdAt:'',updatedAt:''};
const ArticleFeedback: Shape = {helpful:false,'reason!':''};
const ArticleLink: Shape = {title:'',readMinutes:1};
const Article: Shape = {title:'','image!':'',authUser:Author,category:{name:''},body:'',nations:["england"],readMinutes:1,reviewedOn:'',status:"draft",'publishedAt!':'','scheduledFor!':'',helpful:ArticleHelpful,'myFeedback!':ArticleFeedback,saved:false,'progress!':0,canEdit:false,related:[ArticleLink],createdAt:'',updatedAt:''};
const ArticleFeedbackState: Shape = {helpful:ArticleHelpful,myFeedback:ArticleFeedback};
const ArticleNote: Shape = {quote:'',occurrence:0,'note!':'',createdAt:''};
const ArticleCategory: Shape = {name:'',order:1,count:0,createdAt:'',updatedAt:''};
const ArticlePath: Shape = {title:'',text:'',articles:[{title:'',readMinutes:1,'progress!':0}]};
const BlogSummary: Shape = {title:'',excerpt:'','cover!':'',author:Author,category:"market",status:"draft",readMinutes:1,'publishedAt!':'','scheduledFor!':'',createdAt:'',updatedAt:''};
const Blog: Shape = {title:'',excerpt:'','cover!':'',author:Author,category:"market",status:"draft",readMinutes:1,'publishedAt!':'','scheduledFor!':'',body:'',related:[BlogSummary],createdAt:'',updatedAt:''};

export const answers: Readonly<Record<string, Shape>> = {
  'get /businesses': {page:1,totalPages:0,total:0,'data?':[Business]},
  'post /businesses': Business,
  'get /businesses/{id}': Business,
  'put /businesses/{id}': Business,
  'post /businesses/{id}/enquiries': BusinessEnquiry,
  'get /businesses/{id}/reviews': {page:1,totalPages:0,total:0,'data?':[BusinessReview],'mine!':BusinessReview,canReview:false},
  'post /businesses/{id}/reviews': BusinessReview,
  'put /businesses/{id}/reviews/{reviewId}': BusinessReview,
  'get /business-types': {page:1,totalPages:0,total:0,'data?':[BusinessType]},
  'post /business-types': BusinessType,
  'put /business-types/{id}': BusinessType,
  'get /search': SearchResults,
  'post /subscriptions/subscribe': {url:''},
  'get /subscriptions/status': CheckoutStatus,
  'put /subscriptions/upgrade': SubscriptionChange,
  'put /subscriptions/downgrade': SubscriptionChange,
  'post /subscriptions/portal': {url:''},
  'get /subscriptions/payments': {page:1,totalPages:0,total:0,'data?':[Payment]},
  'get /subscriptions/user-subscription': UserSubscription,
  'get /subscriptions/upcoming-invoice': UpcomingInvoice,
  'get /mailing-list': {page:1,totalPages:0,total:0,'data?':[MailingListEntry]},
  'post /mailing-list': MailingListAnswer,
  'get /beta-applications': {page:1,totalPages:0,total:0,'data?':[BetaApplication]},
  'post /beta-applications': BetaApplication,
  'put /beta-applications/{id}': BetaApplication,
  'get /support': {page:1,totalPages:0,total:0,'data?':[SupportTicket]},
  'post /support': SupportReceipt,
  'get /support/{id}': SupportTicket,
  'put /support/{id}': SupportTicket,
  'get /articles': {page:1,totalPages:0,total:0,'data?':[ArticleSummary]},
  'post /articles': Article,
  'get /articles/{uuid}': Article,
  'put /articles/{uuid}': Article,
  'post /articles/{uuid}/feedback': ArticleFeedbackState,
  'get /articles/{uuid}/notes': {'data?':[ArticleNote]},
  'post /articles/{uuid}/notes': ArticleNote,
  'put /articles/{uuid}/notes/{id}': ArticleNote,
  'get /articles/categories': {'data?':[ArticleCategory]},
  'post /articles/categories': ArticleCategory,
  'put /articles/categories': {'data?':[ArticleCategory]},
  'get /articles/paths': {'data?':[ArticlePath]},
  'get /blogs': {page:1,totalPages:0,total:0,'data?':[BlogSummary]},
  'post /blogs': Blog,
  'get /blogs/{slug}': Blog,
  'put /blogs/{slug}': Blog,
};
