// Generated from the contract by `npm run api`. Do not edit.

import type { Shape } from '../complete';

const AiStatus: Shape = {available:false,limit:0,remaining:0,resetsAt:'',recent:[{query:'',createdAt:''}]};
const FilterChip: Shape = {key:'',label:'',confidence:0};
const ListingAgent: Shape = {name:'',branch:'',phone:''};
const ListingEvent: Shape = {on:'',price:0,event:"listed"};
const ListingFlags: Shape = {chainFree:false,cashOnly:false,newBuild:false,tenanted:false,retirement:false,sharedOwnership:false,article4:false,licensedArea:false,needsWork:false};
const MaterialInformation: Shape = {broadbandMbps:null,mobile:null,floodRisk:null,buildingSafety:null,parking:null,accessibility:null,restrictions:null};
const MatchReason: Shape = {key:'',text:'',met:false};
const PropertyListing: Shape = {source:'',url:'',status:"for_sale",price:0,priceQualifier:"asking",address:'',town:'',postcode:'',outcode:'',nation:"england",lat:0,lng:0,type:"detached",bedrooms:0,bathrooms:0,areaSqm:null,tenure:null,leaseYears:null,serviceCharge:null,groundRent:null,councilTaxBand:null,councilTax:null,epc:null,epcPotential:null,features:[''],description:'',images:[''],floorplan:null,agent:ListingAgent,listedOn:'',lastSeenOn:'',daysOnMarket:0,history:[ListingEvent],reduction:0,reducedOn:null,auctionOn:null,estRentPcm:null,estSource:null,pricePerSqFt:null,districtPricePerSqFt:null,grossYield:null,flags:ListingFlags,material:MaterialInformation,saved:false,hidden:false,reported:false,'matchReasons?':[MatchReason],createdAt:'',updatedAt:''};
const ListingPage: Shape = {page:1,totalPages:0,total:0,data:[PropertyListing],unknownLocations:['']};
const NearMiss: Shape = {key:'',label:'',count:1,filters:{},best:''};
const AiSearchResult: Shape = {query:'',filters:{},chips:[FilterChip],unparsed:[''],explanation:'',listings:ListingPage,nearMisses:[NearMiss],createdAt:''};
const AlertChannels: Shape = {inApp:false,email:false};
const AlertQuietHours: Shape = {from:'',to:''};
const PropertySearch: Shape = {name:'',filters:{},chips:[FilterChip],prompt:null,frequency:"instant",channels:AlertChannels,'quietHours!':AlertQuietHours,paused:false,matchCount:0,newCount:0,perWeek:0,lookedAt:'',lastRunAt:'',createdAt:'',updatedAt:''};
const SearchMatch: Shape = {listing:PropertyListing,matchedAt:'',why:"listed",isNew:false};
const ListingCounts: Shape = {new:0,reduced:0,auction:0,chainFree:0,perWeek:0,byType:[{type:"detached",count:1}]};
const ListingPin: Shape = {lat:0,lng:0,price:0,status:"for_sale",saved:false};
const SoldComparable: Shape = {address:'',postcode:'',price:0,on:'',type:"detached",tenure:"freehold",newBuild:false,bedrooms:null,areaSqm:null,distanceMiles:0};
const RentComparable: Shape = {address:'',postcode:'',rentPcm:0,on:'',type:"detached",bedrooms:0,areaSqm:null,furnished:false,distanceMiles:0};
const ListingStats: Shape = {location:'',asOf:'',medianPrice:null,medianPpsf:null,byType:[{type:"detached",count:1,medianPrice:0,medianPpsf:null}],rentByBeds:[{bedrooms:0,count:1,medianPcm:0,lowPcm:0,highPcm:0}],grossYield:null,daysToSell:null,daysToLet:null,supply:{forSale:0,toRent:0,newThisMonth:0,monthsOfStock:null},soldComps:[SoldComparable],rentComps:[RentComparable]};
const EpcDetails: Shape = {certificateNumber:'',address:'',postcode:'',current:"A",currentScore:1,potential:"A",potentialScore:1,lodgedOn:'',expiresOn:'',expired:false,areaSqm:0,assessor:'',walls:'',roof:'',windows:'',heating:'',ageBand:'',recommendations:[{text:'',costMin:0,costMax:0,points:0,done:false}]};
const StageSummary: Shape = {stage:"sourced",count:0,totalPrice:0,cashNeeded:0,medianRoi:null};
const EvaluationTotals: Shape = {count:0,medianRoi:null,cashNeeded:0,stages:[StageSummary]};
const Author: Shape = {fullName:"Member",username:'',profileImage:null};
const StampDutyRegion: Shape = "england-wales";
const EvaluationHeadline: Shape = {price:0,stampDuty:null,totalCost:null,cashInvested:null,grossYield:null,netYield:null,cashFlowPcm:null,icr:null,icrPass:null,moneyLeftIn:null,profit:null,afterTax:null};
const CriteriaCount: Shape = {met:0,of:0};
const NextAction: Shape = {title:'',dueAt:null,state:"overdue"};
const PipelineCard: Shape = {stage:"sourced",position:0,enteredAt:'',lostReason:null,lastActivityAt:'',isRotting:false,'nextAction!':NextAction};
const EvaluationOffer: Shape = {amount:1,on:'',status:"made",note:''};
const EvaluationCollaborator: Shape = {role:"view"};
const EvaluationSummary: Shape = {owner:Author,myRole:"owner",title:'',address:null,outcode:null,nation:"england",region:StampDutyRegion,strategies:["btl"],primary:"btl",askingPrice:null,headline:EvaluationHeadline,'criteria!':CriteriaCount,evidenceScore:0,image:null,tags:[''],'pipeline!':PipelineCard,'latestOffer!':EvaluationOffer,collaborators:[EvaluationCollaborator],version:1,archivedAt:null,deletedAt:null,createdAt:'',updatedAt:''};
const EvaluationHome: Shape = {type:null,tenure:null,leaseYears:null,bedrooms:null,areaSqm:null,epcRating:null,councilTaxBand:null};
const BuyingFees: Shape = {legal:0,survey:0,broker:0,mortgageArrangement:0,sourcing:0,auction:0,planning:0,other:0};
const RefurbItem: Shape = {name:'',qty:0,rate:0,vatPct:0};
const Refurbishment: Shape = {items:[RefurbItem],contingencyPct:0};
const LoanMethod: Shape = "interest_only";
const BridgeTerms: Shape = {ltv:0,monthlyRate:0,arrangementPct:0,exitPct:0,months:0};
const EvaluationFinance: Shape = {kind:"cash",product:null,ltv:0,rate:0,termYears:0,method:LoanMethod,addFee:false,bridge:BridgeTerms};
const Refinance: Shape = {gdv:null,ltv:0,fees:0,rate:0,method:LoanMethod};
const RoomIncome: Shape = {name:'',rentPcm:0,sqm:null,occupants:0};
const IncomeInputs: Shape = {rentPcm:null,other:0,rooms:[RoomIncome],adr:null,occupancyPct:null,avgStay:null,cleaningFee:0};
const ServicedCosts: Shape = {otaPct:0,otaSharePct:0,cleaningCost:0,fixed:0};
const RunningCosts: Shape = {voidPct:0,managementPct:0,managementVatPct:0,maintenancePct:0,insurance:0,groundRent:0,serviceCharge:0,licence:0,bills:0,compliance:0,other:0,headRent:0,sa:ServicedCosts};
const ExitInputs: Shape = {salePrice:null,months:0,agentPct:0,agentVatPct:0,legal:0,holdYears:0};
const GrowthInputs: Shape = {value:0,rent:0,cost:0};
const TaxInputs: Shape = {ownership:"personal",band:"basic",companyRate:0};
const LenderStress: Shape = {icr:0,rate:0};
const EvaluationInputs: Shape = {price:0,askingPrice:null,purchaseDate:'',stampDutyOverride:null,stampDutyReason:null,fees:BuyingFees,refurb:Refurbishment,furnishing:0,holdingPcm:0,finance:EvaluationFinance,refi:Refinance,income:IncomeInputs,costs:RunningCosts,exit:ExitInputs,growth:GrowthInputs,tax:TaxInputs,stress:LenderStress};
const StampDutyBand: Shape = {from:0,to:null,rate:0,slice:0,tax:0};
const StampDutyFigures: Shape = {amount:null,isOverridden:false,bands:[StampDutyBand]};
const PurchaseFigures: Shape = {stampDuty:null,refurbTotal:0,fees:0,loan:0,deposit:0,totalCost:null,cashInvested:null};
const IncomeFigures: Shape = {grossRent:null,effectiveRent:null,otherIncome:0,management:null,maintenance:null,fixed:0,operatingCosts:null,noi:null};
const ReturnFigures: Shape = {noi:null,mortgagePcm:null,annualCashFlow:null,cashFlowPcm:null,grossYield:null,netYield:null,cashOnCashRoi:null,roce:null,dscr:null};
const LenderTestFigures: Shape = {icr:null,icrPass:null,maxLoanAtStress:null,minRentPcmAtStress:null,maxPriceAtStress:null};
const TaxFigures: Shape = {section24Tax:null,afterTaxPersonal:null,preS24Tax:null,section24ExtraTax:null,companyTax:null,afterTaxCompany:null};
const HoldFigures: Shape = {years:0,value:null,balance:null,equity:null,saleCosts:null,lastCashFlow:null,totalCashFlow:null,irr:null};
const LettingResults: Shape = {purchase:PurchaseFigures,income:IncomeFigures,returns:ReturnFigures,breakEvenRentPcm:null,lender:LenderTestFigures,tax:TaxFigures,hold:HoldFigures};
const BrrrProjectFigures: Shape = {stampDuty:null,refurbTotal:0,fees:0,bridgeLoan:0,bridgeCosts:0,holding:0,totalCost:null,peakCash:null,refiLoan:null,cashReleased:null,moneyLeftIn:null,equityAfter:null,valueAdded:null,moneyRecycledPct:null};
const BrrrReturnFigures: Shape = {noi:null,mortgagePcm:null,annualCashFlow:null,cashFlowPcm:null,grossYieldOnGdv:null,roce:null};
const BrrrResults: Shape = {project:BrrrProjectFigures,income:IncomeFigures,returns:BrrrReturnFigures,lender:LenderTestFigures,tax:TaxFigures,hold:HoldFigures};
const HmoRoomFigures: Shape = {avgRoomRentPcm:null,profitPerRoomPcm:null,costPerRoom:null,undersized:[''],licenceRequired:false,breakEvenRooms:null};
const HmoResults: Shape = {purchase:PurchaseFigures,income:IncomeFigures,returns:ReturnFigures,breakEvenRentPcm:null,lender:LenderTestFigures,tax:TaxFigures,hold:HoldFigures,rooms:HmoRoomFigures};
const StayFigures: Shape = {nights:null,bookings:null,revenue:null,revPar:null,ota:null,management:null,cleaning:null,fixed:0,breakEvenOccupancy:null,vatFlag:false,nightsFlag:false};
const ServicedResults: Shape = {purchase:PurchaseFigures,stays:StayFigures,returns:ReturnFigures,tax:TaxFigures,hold:HoldFigures};
const FlipResults: Shape = {stampDuty:null,refurbTotal:0,fees:0,loan:0,financeCosts:0,holding:0,sellingCosts:null,totalCost:null,cashIn:null,profit:null,roi:null,annualisedRoi:null,profitOnCost:null,profitOnGdv:null,breakEvenSale:null,tax:null,profitAfterTax:null};
const StrategyResults: Shape = {'btl?':LettingResults,'brrr?':BrrrResults,'hmo?':HmoResults,'sa?':ServicedResults,'flip?':FlipResults,'r2r?':LettingResults};
const EvaluationResults: Shape = {headline:EvaluationHeadline,stampDuty:StampDutyFigures,strategies:StrategyResults,missing:[''],notes:["no-rates"]};
const RoceBasis: Shape = "totalCapital";
const EvaluationScenario: Shape = {name:'',overrides:{}};
const EvaluationImage: Shape = {file:'',caption:null,order:0,createdAt:''};
const EvaluationSounding: Shape = {price:1,yes:0,no:0,at:''};
const EvaluationQuote: Shape = {line:'',label:'',status:"asked",amount:null,validUntil:null,asked:[Author],'by!':Author,at:''};
const OpinionDeal: Shape = {title:'',address:null,outcode:null,nation:"england",primary:"btl",price:null,'home!':EvaluationHome,images:[EvaluationImage]};
const OpinionAnswer: Shape = {user:Author,estimates:{},note:'',isBlind:false,at:'',changedAt:null};
const OpinionSpread: Shape = {figure:"rent",count:0,min:null,median:null,max:null,owner:null};
const EvaluationOpinion: Shape = {owner:Author,myRole:"owner",deal:OpinionDeal,figures:["rent"],message:'',status:"open",asked:[Author],answers:[OpinionAnswer],'spread!':[OpinionSpread],createdAt:'',closedAt:null};
const EvaluationShows: Shape = {address:false,price:false,costs:false};
const EvaluationLinkView: Shape = {user:Author,at:''};
const EvaluationLink: Shape = {token:'',shows:EvaluationShows,expiresAt:null,hasPasscode:false,createdAt:'',views:[EvaluationLinkView]};
const Evaluation: Shape = {access:"full",owner:Author,myRole:"owner",title:'',propertyId:null,listingId:null,address:null,outcode:null,nation:"england",region:StampDutyRegion,'home!':EvaluationHome,strategies:["btl"],primary:"btl",inputs:EvaluationInputs,results:EvaluationResults,roceBasis:RoceBasis,evidence:{},scenarios:[EvaluationScenario],images:[EvaluationImage],notes:'',tags:[''],'pipeline!':PipelineCard,offers:[EvaluationOffer],soundings:[EvaluationSounding],quotes:[EvaluationQuote],opinions:[EvaluationOpinion],collaborators:[EvaluationCollaborator],settingsId:null,isPublished:false,shows:EvaluationShows,links:[EvaluationLink],version:1,archivedAt:null,deletedAt:null,createdAt:'',updatedAt:''};
const SharedCosts: Shape = {stampDuty:null,totalCost:null,cashInvested:null,cashFlowPcm:null,moneyLeftIn:null,profit:null};
const EvaluationSnapshot: Shape = {access:"snapshot",owner:Author,title:'',address:null,outcode:null,nation:"england",region:StampDutyRegion,strategies:["btl"],primary:"btl",price:null,priceBand:{from:0,to:0},figures:{grossYield:null,netYield:null,icr:null},'costs!':SharedCosts,expiresAt:null,createdAt:''};
const EvaluationView: Shape = {'|':'access',full:Evaluation,snapshot:EvaluationSnapshot};
const EvaluateAnswer: Shape = {inputs:EvaluationInputs,results:EvaluationResults};
const EvaluationImageList: Shape = [EvaluationImage];
const SomeEvaluationInputs: Shape = {'refurb?':{'items?':[RefurbItem]},'income?':{'rooms?':[RoomIncome]}};
const EvaluationCriteria: Shape = {minRoi:null,minGrossYield:null,minCashFlowPcm:null,maxCashIn:null,maxMoneyLeftIn:null,minIcr:null};
const EvaluationSetting: Shape = {name:'',isDefault:false,strategy:null,nation:null,inputs:SomeEvaluationInputs,criteria:EvaluationCriteria,roceBasis:RoceBasis,areaUnit:"sqft",rentSource:null,createdAt:'',updatedAt:''};
const EvaluationVersionContent: Shape = {title:'',nation:"england",strategies:["btl"],primary:"btl",roceBasis:RoceBasis,inputs:EvaluationInputs,notes:''};
const EvaluationVersion: Shape = {version:1,name:null,author:Author,createdAt:'',content:EvaluationVersionContent};
const ViewingCheck: Shape = {item:'',state:"ok",note:'',image:null,cost:null};
const ViewingClash: Shape = {startsAt:'',minutes:5};
const PropertyViewing: Shape = {propertyId:null,listingId:null,evaluationId:null,title:'',startsAt:'',minutes:5,kind:"viewing",status:"requested",agentContactId:null,attendees:[1],reminders:[0],checklist:[ViewingCheck],score:null,summary:null,'clash!':ViewingClash,isOutcomeDue:false,createdAt:'',updatedAt:''};
const ActionCheck: Shape = {text:'',done:false};
const PropertyAction: Shape = {propertyId:null,evaluationId:null,tenancyId:null,kind:"task",title:'',dueAt:null,doneAt:null,assigneeId:null,priority:"low",repeat:null,checklist:[ActionCheck],remindAt:null,taskId:null,nextId:null,createdAt:'',updatedAt:''};

export const answers: Readonly<Record<string, Shape>> = {
  'get /ai': AiStatus,
  'post /ai/property-search': AiSearchResult,
  'get /property-searches': {page:1,totalPages:0,total:0,'data?':[PropertySearch]},
  'post /property-searches': PropertySearch,
  'put /property-searches/{id}': PropertySearch,
  'get /property-searches/{id}/matches': {page:1,totalPages:0,total:0,'data?':[SearchMatch]},
  'get /property-listings': {page:1,totalPages:0,total:0,'data?':[PropertyListing]},
  'get /property-listings/{id}': PropertyListing,
  'put /property-listings/{id}': PropertyListing,
  'post /property-listings/smart-search': {page:1,totalPages:0,total:0,'data?':[PropertyListing],counts:ListingCounts,'pins?':[ListingPin],'nearMisses?':[NearMiss]},
  'get /property-listings/listing-stats': ListingStats,
  'get /property-listings/epc-details': EpcDetails,
  'get /evaluations': {page:1,totalPages:0,total:0,totals:EvaluationTotals,'data?':[EvaluationSummary]},
  'post /evaluations': Evaluation,
  'get /evaluations/{id}': EvaluationView,
  'put /evaluations/{id}': Evaluation,
  'post /evaluations/evaluate': EvaluateAnswer,
  'post /evaluations/links': EvaluationSnapshot,
  'post /evaluations/images': EvaluationImageList,
  'get /evaluation-settings': {page:1,totalPages:0,total:0,'data?':[EvaluationSetting]},
  'post /evaluation-settings': EvaluationSetting,
  'put /evaluation-settings/{id}': EvaluationSetting,
  'get /evaluation-versions': {page:1,totalPages:0,total:0,'data?':[EvaluationVersion]},
  'post /evaluation-versions': EvaluationVersion,
  'post /evaluation-opinions': EvaluationOpinion,
  'get /evaluation-opinions/{id}': EvaluationOpinion,
  'put /evaluation-opinions/{id}': EvaluationOpinion,
  'get /property-viewings': {page:1,totalPages:0,total:0,'data?':[PropertyViewing]},
  'post /property-viewings': PropertyViewing,
  'put /property-viewings/{id}': PropertyViewing,
  'get /property-actions': {page:1,totalPages:0,total:0,'data?':[PropertyAction]},
  'post /property-actions': PropertyAction,
  'put /property-actions/{id}': PropertyAction,
};
